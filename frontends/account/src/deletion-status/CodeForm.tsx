import { lazyResolver } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, TextField } from '@pusula/frontend-kit/ui';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { SignedOutForm } from '../signed-out-page/SignedOutForm.tsx';
import type { CodeFields } from './code-rules.ts';

const rules = lazyResolver(() => import('./code-rules.ts'));

/** The code that was given out with the request. */
export function CodeForm({ code }: { code: string }) {
  const { t } = useTexts('deletionStatus');
  const [, setQuery] = useSearchParams();
  const { register, handleSubmit, formState } = useForm<CodeFields>({
    resolver: rules,
    mode: 'onTouched',
    defaultValues: { code },
  });
  return (
    <SignedOutForm onSubmit={handleSubmit((fields) => setQuery(fields))}>
      <TextField
        {...register('code')}
        label={t('code')}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.code && t('codeShape')}
      />
      <Button type="submit">{t('submit')}</Button>
    </SignedOutForm>
  );
}
