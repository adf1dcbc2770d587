import { expect } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import type { Environment } from '@pusula/service-kit/config';
import { eventually } from '@pusula/service-kit/testing';
import { type ProductUnderTest, realServers } from '../product.testing.ts';
import { PASSWORD, type Somebody } from './people.testing.ts';

/** The product as a laptop has it, and, where there are any, on real servers: rows for `describe.each`. */
export function bothSetUps(name: string): [string, Environment][] {
  const outside = realServers(name);
  return [['embedded', {}], ...(Object.keys(outside).length > 0 ? ([['on real servers', outside]] as [string, Environment][]) : [])];
}

/** The code of a refusal; undefined for none. */
export const codeOf = (calling: Promise<unknown>): Promise<string | undefined> =>
  calling.then(
    () => undefined,
    (error: Error) => error.message,
  );

/** What admins, and visitors beside them, do with the product. */
export async function consoleOf(product: ProductUnderTest) {
  const visitor = await product.visitor();
  const signIn = async ({ email }: Somebody) =>
    (await product.call(contracts.login, visitor, { authenticationType: 'Basic', email, password: PASSWORD })).token;
  const works = async (token: string) => (await codeOf(product.call(contracts.getCurrentUser, token, {}))) === undefined;
  const find = (keyword: string) => product.call(contracts.search, visitor, { keyword });
  const foundBy = async (keyword: string) => (await find(keyword)).coaches.map(({ id }) => id);

  const as = (token: string) => {
    const call = <E extends contracts.Endpoint>(endpoint: E, input: object) => product.call(endpoint, token, input);
    const read = async ({ id }: Somebody) => (await call(contracts.getUserById, { Id: id })).user;
    const categoryOf = async (id: string): Promise<contracts.CategoryNode> => {
      const all = (nodes: readonly contracts.CategoryNode[]): contracts.CategoryNode[] =>
        nodes.flatMap((node) => [node, ...all(node.categories)]);
      const found = all((await call(contracts.listCategories, {})).categories).find((node) => node.id === id);
      if (!found) throw new Error('no such category');
      return found;
    };
    return {
      call,
      read,
      categoryOf,
      update: (person: Somebody, revision: object) => call(contracts.updateUser, { user: { id: person.id, ...revision } }),
      updateCategory: async (id: string, revision: object) =>
        call(contracts.updateCategory, { category: { id, version: (await categoryOf(id)).version, ...revision } }),
      /** What was done to somebody, without who has looked at them. */
      entries: async (subjectId: string) =>
        (await call(contracts.auditEntries, { subjectId })).entries.filter(({ action }) => action !== 'user-viewed'),
      coachPath: async (person: Somebody) => contracts.coachAddress('tr', String((await read(person)).slug)),
    };
  };
  await eventually(async () => expect(await foundBy('yönetici')).toHaveLength(3));
  return { visitor, signIn, works, find, foundBy, as };
}
export type Console = Awaited<ReturnType<typeof consoleOf>>;
export type Admin = ReturnType<Console['as']>;
