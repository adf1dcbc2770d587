/** What shows that somebody is there. A press counts from its beginning, and again when it is complete. */
export const ACTIVITIES = ['mousemove', 'mousedown', 'touchstart', 'touchmove', 'click', 'keydown', 'scroll', 'wheel'] as const;

/** By these somebody moves among the buttons of a dialog and presses them, or comes back from another window. */
const DIALOG_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'Enter',
  ' ',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
]);

const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('[role="alertdialog"]') !== null;

/**
 * Whether an activity answers the warning by itself. The dialog's buttons say what they do, and the way to them says nothing. A press beside the
 * dialog counts when it is complete: if the dialog went at its beginning, the rest of a tap would fall upon the page below.
 */
export function answersWarning(event: Event): boolean {
  switch (event.type) {
    case 'scroll':
    case 'wheel':
      return true;
    case 'click':
    case 'touchmove':
      return !isInDialog(event.target);
    case 'keydown':
      return !DIALOG_KEYS.has((event as KeyboardEvent).key);
    default:
      return false;
  }
}
