import { LANGUAGES } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { announce } from '@pusula/frontend-kit/page';
import { ArrowDownIcon, ArrowUpIcon, Badge, ChevronDownIcon } from '@pusula/frontend-kit/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { CategoryMenu } from './CategoryMenu.tsx';
import { CategoryLine, Controls, Count, Disclosure, IconButton, Naming, Wash } from './CategoryTree.styles.ts';
import { categories } from './categories.slice.ts';
import { Marked } from './Marked.tsx';
import { type Branch, nameIn, type TreeTools } from './tree.ts';
import { useReveal } from './use-reveal.ts';

type CategoryRowProps = { branch: Branch; siblings: number; tools: TreeTools };
/** What Alt with an arrow key does to the category whose button is in focus. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One category of the tree: opened and closed, edited by its name, moved up and down, and all else in its menu. */
export function CategoryRow({ branch, siblings, tools }: CategoryRowProps) {
  const { t, language } = useTexts('managedCategories');
  const { node } = branch;
  const name = nameIn(language, node);
  const place = usePlace(branch, siblings, name);
  const { isRevealed, naming } = useReveal(node.id, tools.revealed);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // Among the found ones alone, nobody sees where a category goes.
    if (!event.altKey || step === undefined || tools.typed) return;
    event.preventDefault();
    place(step);
  };
  const isOpen = tools.isOpen(node.id);
  return (
    <CategoryLine>
      {isRevealed && <Wash />}
      {node.categories.length > 0 && !tools.typed ? (
        <Disclosure type="button" aria-expanded={isOpen} aria-label={t('below', { name })} onClick={() => tools.onToggle(node.id)}>
          <ChevronDownIcon aria-hidden />
        </Disclosure>
      ) : (
        <span />
      )}
      <Naming>
        <button
          ref={naming}
          type="button"
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => tools.onAsk({ form: 'edit', id: node.id })}
          onKeyDown={walk}
        >
          <Marked text={name} typed={tools.typed} />
        </button>
        {LANGUAGES.filter((one) => one !== language).map((one) => (
          <span key={one} lang={one}>
            <Marked text={nameIn(one, node)} typed={tools.typed} />
          </span>
        ))}
        {node.status === 'inactive' && <Badge>{t('inactive')}</Badge>}
      </Naming>
      <Count>{t('coaches', { count: node.coachCount })}</Count>
      <Controls>
        {!tools.typed &&
          ([-1, 1] as const).map((step) => (
            <IconButton
              key={step}
              type="button"
              aria-label={t(step < 0 ? 'placeUp' : 'placeDown', { name })}
              aria-disabled={isAtEdge(node.order + step, siblings)}
              onClick={() => place(step)}
              onKeyDown={walk}
            >
              {step < 0 ? <ArrowUpIcon aria-hidden /> : <ArrowDownIcon aria-hidden />}
            </IconButton>
          ))}
        <CategoryMenu branch={branch} name={name} onAsk={tools.onAsk} />
      </Controls>
    </CategoryLine>
  );
}

const isAtEdge = (order: number, siblings: number) => order < 0 || order >= siblings;

/** Moves a category among its siblings, and keeps the focus on the button that did it: a line that is moved in the page loses it. */
function usePlace({ node }: Branch, siblings: number, name: string) {
  const { t } = useTexts('managedCategories');
  const dispatch = useDispatch();
  const pressed = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(node.order): it was moved
  useLayoutEffect(() => {
    if (pressed.current?.isConnected && document.activeElement !== pressed.current) pressed.current.focus();
    pressed.current = null;
  }, [node.order]);
  return (step: number) => {
    const order = node.order + step;
    if (isAtEdge(order, siblings)) return;
    pressed.current = document.activeElement as HTMLElement | null;
    dispatch(categories.placed({ id: node.id, order }));
    announce(t('placed', { name, place: order + 1, of: siblings }));
  };
}
