import { setTimeout } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import type { VectorSpace } from '../vector.ts';
import { indexDefinition } from './index-definition.ts';

/**
 * Indexes are called `{alias}-{generation}`; aliases say what each is for: `{alias}` leads to the one that is searched, `{alias}-next` to the one
 * being filled, `{alias}-old` to the one whose last searches are coming to their end.
 */
export const nextAlias = (alias: string): string => `${alias}-next`;
export const oldAlias = (alias: string): string => `${alias}-old`;

const FIRST_GENERATION = 'first';
const ALREADY_THERE = 'resource_already_exists_exception';

/** Makes the first index unless the alias leads to one; replicas that start together agree on its name, so one of them makes it. */
export async function ensureIndex(client: Client, alias: string): Promise<void> {
  if (await client.indices.existsAlias({ name: alias })) return;
  const reply = await client.indices.create(
    { index: `${alias}-${FIRST_GENERATION}`, aliases: { [alias]: {} }, ...indexDefinition() },
    { ignore: [400] },
  );
  const error = (reply as { error?: { type: string; reason: string } }).error;
  if (error && error.type !== ALREADY_THERE) throw new Error(`the index cannot be made: ${error.type}: ${error.reason}`);
}

/**
 * Every index that documents may lie in, the one that is searched first. A rebuild that was killed may have left the old one behind: nobody who has left
 * stays in it.
 * @throws when the alias leads to none
 */
export async function allGenerations(client: Client, alias: string): Promise<string[]> {
  // A name that ends with `*` may lead nowhere.
  const found = await client.indices.getAlias({ name: [alias, `${nextAlias(alias)}*`, `${oldAlias(alias)}*`] });
  const behind = (name: string) => Object.keys(found).filter((index) => found[index]?.aliases[name]);
  return [alias, nextAlias(alias), oldAlias(alias)].flatMap(behind);
}

/** Starts an empty successor; what an interrupted rebuild left is thrown away. @returns its name */
export async function startNext(client: Client, alias: string, generation: string, space?: VectorSpace): Promise<string> {
  await deleteBehind(client, nextAlias(alias));
  await deleteBehind(client, oldAlias(alias));
  const next = `${alias}-${generation}`;
  await client.indices.create({ index: next, aliases: { [nextAlias(alias)]: {} }, ...indexDefinition(space) });
  return next;
}

/**
 * Puts the successor in the searched index's place, in one step, and deletes the old one when no search can be in it any more.
 * @throws when another rebuild has thrown the successor away: that one's own, half filled, is left alone
 */
export async function swap(client: Client, alias: string, next: string, longestSearchMs: number): Promise<void> {
  const old = await indexesBehind(client, alias);
  await client.indices.updateAliases({
    actions: [
      { remove: { index: next, alias: nextAlias(alias), must_exist: true } },
      { add: { index: next, alias } },
      ...old.flatMap((index) => [{ remove: { index, alias } }, { add: { index, alias: oldAlias(alias) } }]),
    ],
  });
  // A process that stops does not wait for it: the next rebuild deletes what is left.
  await setTimeout(longestSearchMs, undefined, { ref: false });
  await deleteBehind(client, oldAlias(alias));
}

/** Gives up a rebuild. */
export async function dropNext(client: Client, next: string): Promise<void> {
  await client.indices.delete({ index: next, ignore_unavailable: true });
}

async function indexesBehind(client: Client, alias: string): Promise<string[]> {
  if (!(await client.indices.existsAlias({ name: alias }))) return [];
  return Object.keys(await client.indices.getAlias({ name: alias }));
}

async function deleteBehind(client: Client, alias: string): Promise<void> {
  const indexes = await indexesBehind(client, alias);
  if (indexes.length > 0) await client.indices.delete({ index: indexes });
}
