import { afterEach, expect, it } from '@jest/globals';
import { renderProduct } from '@pusula/frontend-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

function Birthday() {
  const [value, setValue] = useState('1990--31');
  return (
    <>
      <DateField
        label="Doğum tarihi"
        name="birthday"
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        ref={null}
        years={[1990]}
        error={undefined}
      />
      <output>{value}</output>
    </>
  );
}
it('moves a day that the month does not have to its last one, says so, and brings nothing back', async () => {
  const user = userEvent.setup({ delay: null });
  await renderProduct(<Birthday />, { path: '/', apiBase: '/api' });
  const month = await screen.findByLabelText('Ay');
  await user.selectOptions(month, 'Şubat');
  expect((screen.getByLabelText('Gün') as HTMLSelectElement).value).toBe('28');
  expect(screen.getByText('Bu ay 28 gün çekiyor; günü 28 yaptık.')).toBeTruthy();
  await user.selectOptions(month, 'Mart');
  expect((screen.getByLabelText('Gün') as HTMLSelectElement).value).toBe('28');
  expect(screen.queryByText(/Bu ay /)).toBeNull();
});
