import { zodResolver } from '@hookform/resolvers/zod';
import { dataDeletionStatus } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, TextField } from '@pusula/frontend-kit/ui';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { GateForm } from '../gate/GateForm.tsx';

const form = z.object({ code: z.string().trim().toLowerCase().pipe(dataDeletionStatus.input.shape.code) });
type Fields = z.output<typeof form>;

/** The code that was given out with the request. */
export function CodeForm({ code }: { code: string }) {
  const { t } = useTexts('deletionStatus');
  const [, setQuery] = useSearchParams();
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver: zodResolver(form),
    mode: 'onTouched',
    defaultValues: { code },
  });
  return (
    <GateForm onSubmit={handleSubmit((fields) => setQuery(fields))}>
      <TextField
        {...register('code')}
        label={t('code')}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.code && t('codeShape')}
      />
      <Button type="submit">{t('submit')}</Button>
    </GateForm>
  );
}
