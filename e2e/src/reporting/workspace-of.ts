/** The workspace that a file belongs to: `services/profile/src/x.ts` is of `services/profile`, `gateway/src/y.ts` of `gateway`. */
export function workspaceOf(file: string): string {
  const [first = '', second = ''] = file.split(/[\\/]/);
  return first === 'services' || first === 'frontends' ? `${first}/${second}` : first;
}
