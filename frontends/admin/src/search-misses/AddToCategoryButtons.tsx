import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, PlusIcon } from '@pusula/frontend-kit/ui';
import type { ExampleKind } from '../category-examples/example-lists.ts';
import { isNameLike } from './name-like.ts';

const OF_FEW_WORDS = [
  { kind: 'name', label: 'giveName', says: 'giveNameOf' },
  { kind: 'sentence', label: 'giveSentence', says: 'giveSentenceOf' },
] as const;
const OF_MANY_WORDS = [{ kind: 'sentence', label: 'give', says: 'giveOf' }] as const;

type AddToCategoryButtonsProps = {
  words: string;
  /** Of the category. */
  name: string;
  onGive: (kind: ExampleKind) => void;
};

/** What words become of the category that the search reads in them: few are first of all a name. */
export function AddToCategoryButtons({ words, name, onGive }: AddToCategoryButtonsProps) {
  const { t } = useTexts('searchMisses');
  const presses = isNameLike(words) ? OF_FEW_WORDS : OF_MANY_WORDS;
  return presses.map(({ kind, label, says }, place) => (
    <Button key={kind} look={place === 0 ? 'line' : 'text'} small aria-label={t(says, { words, name })} onClick={() => onGive(kind)}>
      {place === 0 && <PlusIcon aria-hidden />}
      {t(label)}
    </Button>
  ));
}
