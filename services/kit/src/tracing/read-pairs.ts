/** Pure: reads what OpenTelemetry's variables hold, such as `api-key=a%20key,team=shop`; of a pair without a name or a `=` nothing. */
export function readPairs(text = ''): Record<string, string> {
  const pairs = text.split(',').map((pair) => {
    const equals = pair.indexOf('=');
    return [pair.slice(0, Math.max(0, equals)).trim(), decodeText(pair.slice(equals + 1).trim())] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
