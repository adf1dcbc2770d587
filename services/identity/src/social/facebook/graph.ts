import { createHmac } from 'node:crypto';
import { failure } from '@pusula/service-kit/service';
import { z } from 'zod';
import { invalidToken } from '../provider.ts';
import { providerFetch, readJson } from '../provider-fetch.ts';

export type FacebookApp = { readonly graphUrl: string; readonly appId: string; readonly appSecret: string };

const word = z.string().optional();
const Debug = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: word,
    /** In seconds; 0: does not expire. */
    expires_at: z.number().default(0),
  }),
});
const Me = z.object({
  id: z.string(),
  first_name: word,
  middle_name: word,
  last_name: word,
  email: word,
  gender: word,
  link: word,
  website: word,
  picture: z.object({ data: z.object({ url: word, is_silhouette: z.boolean().optional() }) }).optional(),
});
export type Me = z.infer<typeof Me>;
/** What is asked of a person (specification section 7), and the id to compare. */
const FIELDS = 'id,first_name,middle_name,last_name,email,picture,gender,link,website';

/** Whose token it is, after Facebook has said that it is valid and was made for this application (S21). @throws failure: INVALID_FACEBOOK_TOKEN, INVALID_FACEBOOK_ID */
export async function debugToken({ graphUrl, appId, appSecret }: FacebookApp, token: string, now: Date): Promise<string> {
  const { data } = await ask(`${graphUrl}/debug_token`, { input_token: token, access_token: `${appId}|${appSecret}` }, Debug);
  const isOver = data.expires_at !== 0 && data.expires_at * 1_000 <= now.getTime();
  if (!data.is_valid || data.app_id !== appId || isOver) throw invalidToken('Facebook');
  if (!data.user_id) throw failure('INVALID_FACEBOOK_ID');
  return data.user_id;
}

/** The owner of a token. @throws failure: INVALID_FACEBOOK_TOKEN */
export const readMe = ({ graphUrl, appSecret }: FacebookApp, token: string): Promise<Me> =>
  ask(`${graphUrl}/me`, { fields: FIELDS, access_token: token, appsecret_proof: proofOf(token, appSecret) }, Me);

/** Takes back everything that the person allowed the application. */
export async function revokePermissions({ graphUrl, appSecret }: FacebookApp, token: string, userId: string): Promise<void> {
  const query = new URLSearchParams({ access_token: token, appsecret_proof: proofOf(token, appSecret) });
  await providerFetch(`${graphUrl}/${encodeURIComponent(userId)}/permissions?${query}`, { method: 'DELETE' });
}

/** That the call comes from the application and not from somebody who found a token. */
const proofOf = (token: string, appSecret: string): string => createHmac('sha256', appSecret).update(token).digest('hex');

async function ask<T>(url: string, query: Record<string, string>, shape: z.ZodType<T>): Promise<T> {
  const answer = shape.safeParse(await readJson(await providerFetch(`${url}?${new URLSearchParams(query)}`)));
  if (!answer.success) throw invalidToken('Facebook');
  return answer.data;
}
