import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/demo-people.ts';
import { bold, dim, print } from './progress.ts';

export type Part = { readonly name: string; readonly used: string };

/** What somebody who has just started the product wants to know. */
export function printSummary(
  url: string,
  parts: readonly Part[],
  options: { readonly mailbox: boolean; readonly demo: boolean; readonly seconds: number },
): void {
  const row = (name: string, value: string) => print(`  ${name.padEnd(16)}${value}`);
  print();
  print(bold(`Pusula is ready at ${url}`) + dim(`  (${options.seconds.toFixed(1)} s)`));
  print();
  row('The API', `${url}/docs`);
  if (options.mailbox) row('Mailbox', `${url}/dev/mailbox`);
  row('Log', 'make logs');
  row('Stop', 'Ctrl+C here, or make stop');
  print();
  if (options.demo) {
    print(bold('Demo logins') + dim(`  password ${DEMO_PASSWORD}`));
    row('Admin', DEMO_LOGINS.admin);
    row('Coach', DEMO_LOGINS.coach);
    row('Member', DEMO_LOGINS.member);
    print();
  }
  print(bold('Parts'));
  for (const { name, used } of parts) row(name, used);
  print();
}
