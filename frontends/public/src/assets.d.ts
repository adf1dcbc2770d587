declare module '*.avif' {
  const address: string;
  export default address;
}
