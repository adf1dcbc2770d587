import { DEFAULT_LANGUAGE, type HelpLine, inLanguage } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';

/** Who helps, each with how they are reached, in the order that administrators gave them. */
export function HelpLineList({ lines, className }: { lines: readonly HelpLine[]; className?: string }) {
  const { language } = useTexts('search');
  return (
    <ul className={className}>
      {lines.map(({ number, address, ...names }) => (
        <li key={inLanguage(names, 'name', DEFAULT_LANGUAGE)}>
          {number && (
            <a href={`tel:${number.replaceAll(' ', '')}`} data-number>
              {number}
            </a>
          )}{' '}
          {address && <a href={address}>{new URL(address).hostname}</a>}{' '}
          <span data-alone={(!number && !address) || undefined}>{inLanguage(names, 'name', language)}</span>
        </li>
      ))}
    </ul>
  );
}
