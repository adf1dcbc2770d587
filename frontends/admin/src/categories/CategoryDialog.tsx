import { useRef } from 'react';
import { CategoryForm } from './CategoryForm.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type Asked, branchOf, type Tree } from './tree.ts';

type CategoryDialogProps = { tree: Tree; asked: Asked; onClose: () => void };

/** The form that was asked for. */
export function CategoryDialog({ tree, asked: { form, id }, onClose }: CategoryDialogProps) {
  const now = branchOf(tree, id);
  const known = useRef(now);
  // Of a category that somebody else has deleted meanwhile, what was typed about it stands until its writer closes the form.
  known.current = now ?? known.current;
  if (form === 'add') return <CategoryForm tree={tree} node={null} parentId={id} onClose={onClose} />;
  if (!known.current) return null;
  if (form === 'edit') return <CategoryForm tree={tree} node={known.current.node} onClose={onClose} />;
  const Dialog = form === 'move' ? MoveDialog : DeleteDialog;
  return <Dialog tree={tree} branch={known.current} onClose={onClose} />;
}
