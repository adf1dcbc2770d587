/** The part of webpack's hot reload that standalone pages use. */
interface ImportMeta {
  readonly webpackHot?: { accept(modules: string | string[], react: () => void): void };
}
