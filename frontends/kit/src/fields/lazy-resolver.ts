import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form's rules, loaded when the first field is checked: they and what they are written in weigh more than the form. Where they cannot be loaded, the
 * server alone checks, and its errors are told at the fields.
 * @param load imports a module of rules
 */
export function lazyResolver<Fields extends FieldValues>(load: () => Promise<{ readonly resolver: Resolver<Fields> }>): Resolver<Fields> {
  return async (values, context, options) => {
    const rules = await load().catch(() => null);
    return rules ? rules.resolver(values, context, options) : { values, errors: {} };
  };
}
