import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AnsweredCall, type Endpoint, getCategories, type PageReply, type PageRequest, SERVICE_NAMES } from '@pusula/contracts';
import { silentLog } from '@pusula/service-kit/log';
import { failure } from '@pusula/service-kit/service';
import type { CallService } from '../../api/service-caller.ts';
import { sendJson, startUpstream, type Upstream } from '../../testing/upstream.ts';
import type { PageServices } from './answer-page-calls.ts';
import { createRenderedPages, type PageVisit } from './rendered-pages.ts';
import { createRendererClient } from './renderer-client.ts';

const HOME: PageVisit = { path: '/tr', language: 'tr', theme: 'system' };
const TREE = { route: getCategories.route, input: { language: 'tr', useCache: 'true' } };
const page = (html: string): PageReply => ({ outcome: 'rendered', html, styles: '', state: {} });

let renderer: Upstream;
let later = 0;
let called: unknown[] = [];
let mayCall: (endpoint: Endpoint, address: string) => boolean = () => true;
let answerCall: () => Promise<object> = async () => ({ success: true, categories: [] });
const now = () => Date.now() + later;

const services = Object.fromEntries(
  SERVICE_NAMES.map((name): [string, CallService] => [
    name,
    (async (endpoint, input, { caller }) => {
      called.push([name, endpoint.route, input, caller]);
      return answerCall();
    }) as CallService,
  ]),
) as PageServices;

const VISITOR = '203.0.113.1';
const pages = (patienceMs = 300) => {
  const rendered = createRenderedPages({
    render: createRendererClient(renderer.url, now),
    services,
    mayCall: (endpoint, address) => mayCall(endpoint, address),
    mayRender: () => true,
    config: { brand: 'P' },
    now,
    log: silentLog(),
    patienceMs,
  });
  return (visit: PageVisit, address = VISITOR) => rendered(visit, address);
};
const requests = () => renderer.seen.map(({ body }) => JSON.parse(body) as PageRequest);

beforeEach(async () => {
  renderer = await startUpstream((_request, _body, response) => sendJson(response, 200, page('<p>first</p>')));
  later = 0;
  called = [];
  mayCall = () => true;
  answerCall = async () => ({ success: true, categories: [] });
});
afterEach(() => renderer.stop());

describe('a rendered page', () => {
  it('is asked for with all that it depends on, and nothing about a person', async () => {
    expect(await pages()({ path: '/tr?x=1', language: 'en', theme: 'dark' })).toMatchObject({ html: '<p>first</p>' });
    expect(requests()).toEqual([{ path: '/tr?x=1', language: 'en', theme: 'dark', config: { brand: 'P' }, answered: [] }]);
  });

  it('is asked for again with the replies of the calls that it needs, made as a visitor makes them', async () => {
    renderer.answer = (_request, body, response) => {
      const { answered } = JSON.parse(body) as PageRequest;
      sendJson(response, 200, answered.length === 0 ? { outcome: 'needs', calls: [TREE] } : page('<p>whole</p>'));
    };
    expect(await pages()(HOME)).toMatchObject({ html: '<p>whole</p>' });
    expect(called).toEqual([['catalog', TREE.route, TREE.input, { type: 'Public' }]]);
    expect(requests()[1]?.answered).toEqual([{ ...TREE, status: 200, reply: { success: true, categories: [] } }] satisfies AnsweredCall[]);
  });

  it('shows a refusal, which is an answer', async () => {
    answerCall = async () => {
      throw failure('COACH_NOT_FOUND');
    };
    renderer.answer = (_request, body, response) => {
      const { answered } = JSON.parse(body) as PageRequest;
      sendJson(response, 200, answered.length === 0 ? { outcome: 'needs', calls: [TREE] } : page(`<p>${answered[0]?.status}</p>`));
    };
    expect(await pages()(HOME)).toMatchObject({ html: '<p>404</p>' });
  });

  it('is one rendering for all who come at once, and kept for half a second', async () => {
    const rendered = pages();
    await Promise.all(Array.from({ length: 20 }, () => rendered(HOME)));
    later += 400;
    await rendered(HOME);
    expect(renderer.seen).toHaveLength(1);
  });

  it('is another one once the landscape of another hour is to be seen', async () => {
    const rendered = pages();
    const colours = { wide: ['#dbe0d6', '#143841'], tall: ['#dae0d7', '#12363f'] };
    const landscape = (address: string) => ({ address, colours: { light: colours, dark: colours } });
    await rendered({ ...HOME, landscape: landscape('/dusk') });
    await rendered({ ...HOME, landscape: landscape('/night') });
    await rendered({ ...HOME, landscape: landscape('/night') });
    expect(requests().map((request) => request.landscape)).toEqual([landscape('/dusk'), landscape('/night')]);
  });

  it('is shown for another second while a newer one is made, and never after', async () => {
    const rendered = pages();
    await rendered(HOME);
    renderer.answer = (_request, _body, response) => sendJson(response, 200, page('<p>second</p>'));
    later += 600;
    expect(await rendered(HOME)).toMatchObject({ html: '<p>first</p>' });
    await untilRendered(rendered, '<p>second</p>');
    expect(renderer.seen).toHaveLength(2);
    renderer.answer = (_request, _body, response) => sendJson(response, 200, page('<p>third</p>'));
    later += 1_600;
    expect(await rendered(HOME)).toMatchObject({ html: '<p>third</p>' });
  });
});

describe('a page is left to the browser', () => {
  it('when the renderer takes longer than a visitor waits; the next one finds it', async () => {
    const asked = Promise.withResolvers<() => void>();
    renderer.answer = (_request, _body, response) => asked.resolve(() => sendJson(response, 200, page('<p>late</p>')));
    const rendered = pages(50);
    expect(await rendered(HOME)).toBeNull();
    const answerLate = await asked.promise;
    answerLate();
    await untilRendered(rendered, '<p>late</p>');
    expect(renderer.seen).toHaveLength(1);
  });

  it('when a service is away', async () => {
    answerCall = async () => {
      throw failure('SERVICE_UNAVAILABLE');
    };
    renderer.answer = (_request, _body, response) => sendJson(response, 200, { outcome: 'needs', calls: [TREE] });
    expect(await pages()(HOME)).toBeNull();
  });

  it('when it needs a call that visitors may not make, which is not made', async () => {
    renderer.answer = (_request, _body, response) =>
      sendJson(response, 200, { outcome: 'needs', calls: [{ route: 'GET /admin/dashboard-stats', input: {} }] });
    expect(await pages()(HOME)).toBeNull();
    expect(called).toEqual([]);
  });

  it('when the limits of its visitor’s address allow no more of its calls, which are not made; a page without calls is rendered', async () => {
    const counted: unknown[] = [];
    mayCall = ({ route }, address) => {
      counted.push([route, address]);
      return false;
    };
    renderer.answer = (_request, body, response) => {
      const { path } = JSON.parse(body) as PageRequest;
      sendJson(response, 200, path === HOME.path ? { outcome: 'needs', calls: [TREE] } : page('<p>plain</p>'));
    };
    const rendered = pages();
    expect(await rendered(HOME)).toBeNull();
    expect([counted, called]).toEqual([[[TREE.route, VISITOR]], []]);
    expect(await rendered({ ...HOME, path: '/tr/hakkimizda' })).toMatchObject({ html: '<p>plain</p>' });
  });

  it('when it is one’s own address that has used up its limits: who waits for the same page has it rendered', async () => {
    mayCall = (_endpoint, address) => address !== VISITOR;
    renderer.answer = (_request, body, response) => {
      const { answered } = JSON.parse(body) as PageRequest;
      sendJson(response, 200, answered.length === 0 ? { outcome: 'needs', calls: [TREE] } : page('<p>whole</p>'));
    };
    const rendered = pages(10_000);
    const together = await Promise.all([rendered(HOME), rendered(HOME, '198.51.100.2'), rendered(HOME, '198.51.100.3')]);
    expect(together).toMatchObject([null, { html: '<p>whole</p>' }, { html: '<p>whole</p>' }]);
    expect(called).toHaveLength(1);
    expect(await rendered(HOME)).toMatchObject({ html: '<p>whole</p>' });
  });

  it('when it never has enough', async () => {
    let round = 0;
    renderer.answer = (_request, _body, response) =>
      sendJson(response, 200, { outcome: 'needs', calls: [{ ...TREE, input: { language: round++ % 2 ? 'tr' : 'en' } }] });
    expect(await pages()(HOME)).toBeNull();
    expect(renderer.seen.length).toBeLessThanOrEqual(4);
  });

  it('R9: when the renderer is dead, which is noticed after five pages and tried again after ten seconds', async () => {
    renderer.answer = (_request, _body, response) => void response.socket?.destroy();
    const rendered = pages();
    for (let visit = 0; visit < 8; visit += 1) expect(await rendered({ ...HOME, path: `/tr?v=${visit}` })).toBeNull();
    expect(renderer.seen).toHaveLength(5);
    renderer.answer = (_request, _body, response) => sendJson(response, 200, page('<p>well</p>'));
    later += 10_000;
    expect(await rendered(HOME)).toMatchObject({ html: '<p>well</p>' });
  });
});

async function untilRendered(rendered: ReturnType<typeof pages>, html: string): Promise<void> {
  let found = await rendered(HOME);
  while (found?.html !== html) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    found = await rendered(HOME);
  }
}
