import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, type ServiceUnderTest } from '@pusula/service-kit/testing';
import sharp from 'sharp';
import { type CatalogCalls, callsOf, ids, startCatalog } from '../catalog.testing.ts';

let catalog: ServiceUnderTest;
let calls: CatalogCalls;
beforeAll(async () => {
  ({ test: catalog } = await startCatalog());
  calls = callsOf(catalog);
});
afterAll(() => catalog?.stop());

const addressOf = async (id: string, language: contracts.Language = 'tr') => {
  const reply = await catalog.callAs(aPublic)(contracts.getCategoryById, { id, language, useCache: 'false' });
  return reply.categories[0]?.sharingPicture ?? '';
};
const get = (path: string, method = 'GET') => fetch(catalog.running.url + path, { method, redirect: 'manual' });

describe('the sharing picture of a category', () => {
  it('is a small JPEG of the size that previews take, in each language', async () => {
    const { id } = await calls.create('Sürdürülebilirlik danışmanlığı ve üst düzey yöneticilik');
    const addresses = [await addressOf(id), await addressOf(id, 'en')];
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) {
      const response = await get(address);
      const content = Buffer.from(await response.arrayBuffer());
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', ...contracts.SHARING_PICTURE_SIZE });
      expect(content.length).toBeLessThanOrEqual(90_000);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await get(address, 'HEAD')).headers.get('content-length')).toBe(String(content.length));
    }
  });

  it('has another address once it shows another name, another number of coaches or another place on the rose', async () => {
    const parent = await calls.create('Yön');
    const { id } = await calls.create('Eski', parent.id);
    await calls.create('Kardeş', parent.id);
    const addresses = [await addressOf(id)];
    await calls.update({ id, nameTr: 'Yeni' });
    addresses.push(await addressOf(id));
    await calls.place(ids.next(), 1, [id]);
    await eventually(async () => expect(addresses).not.toContain(await addressOf(id)));
    addresses.push(await addressOf(id));
    await calls.update({ id, order: 1 });
    addresses.push(await addressOf(id));
    expect(new Set(addresses).size).toBe(4);
    const old = await get(addresses[0] ?? '');
    expect([old.status, old.headers.get('location')]).toEqual([302, addresses[3]]);
    expect((await get(addresses[3] ?? '')).status).toBe(200);
  });

  it('is not there of a category that visitors do not see', async () => {
    const { id } = await calls.create('Gizli');
    const address = await addressOf(id);
    await calls.update({ id, status: 'inactive' });
    expect((await get(address)).status).toBe(404);
    expect((await get(`${contracts.SHARING_PICTURES.category}${ids.next()}/tr-0123456789abcdef.jpg`)).status).toBe(404);
  });
});
