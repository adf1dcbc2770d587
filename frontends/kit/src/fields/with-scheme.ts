/** Addresses are said without their beginning: `linkedin.com/in/elif` becomes `https://linkedin.com/in/elif`. Anything else stays as it was typed. */
export const withScheme = (typed: string): string => {
  const address = typed.trim();
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#].*)?$/u.test(address) ? `https://${address}` : address;
};
