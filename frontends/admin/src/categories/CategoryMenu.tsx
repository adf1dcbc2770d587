import { useTexts } from '@pusula/frontend-kit/i18n';
import {
  ArrowRightIcon,
  EyeIcon,
  EyeOffIcon,
  LinkOutIcon,
  Menu,
  MenuItem,
  MenuLine,
  MoreIcon,
  PenIcon,
  PlusIcon,
  QuoteIcon,
  TrashIcon,
} from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { IconButton } from './CategoryTree.styles.ts';
import { categories } from './categories.slice.ts';
import { examplesPath } from './examples-path.ts';
import { type Asked, type Branch, publicAddress } from './tree.ts';

type CategoryMenuProps = { branch: Branch; name: string; onAsk: (asked: Asked) => void };

/** Everything that can be done with a category. */
export function CategoryMenu({ branch, name, onAsk }: CategoryMenuProps) {
  const { t, language } = useTexts('managedCategories');
  const dispatch = useDispatch();
  const { id, status } = branch.node;
  const address = publicAddress(branch, language);
  const trigger = (
    <IconButton type="button" aria-label={t('more', { name })}>
      <MoreIcon aria-hidden />
    </IconButton>
  );
  const ask = (form: Asked['form']) => () => onAsk({ form, id });
  const isActive = status === 'active';
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={ask('edit')}>
        <PenIcon aria-hidden />
        {t('menu.edit')}
      </MenuItem>
      <MenuItem onSelect={ask('add')}>
        <PlusIcon aria-hidden />
        {t('menu.add')}
      </MenuItem>
      <MenuItem onSelect={ask('move')}>
        <ArrowRightIcon aria-hidden />
        {t('menu.move')}
      </MenuItem>
      <MenuItem asChild>
        <Link to={examplesPath(id)}>
          <QuoteIcon aria-hidden />
          {t('menu.examples')}
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => dispatch(categories.statusSet({ id, status: isActive ? 'inactive' : 'active' }))}>
        {isActive ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
        {t(isActive ? 'menu.deactivate' : 'menu.activate')}
      </MenuItem>
      {address && (
        <MenuItem asChild>
          <Link to={address}>
            <LinkOutIcon aria-hidden />
            {t('menu.open')}
          </Link>
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem $danger onSelect={ask('delete')}>
        <TrashIcon aria-hidden />
        {t('menu.delete')}
      </MenuItem>
    </Menu>
  );
}
