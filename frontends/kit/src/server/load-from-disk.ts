declare const __non_webpack_require__: (path: string) => Record<string, unknown>;

/** On the server a remote's entry is a file: the renderer is released together with the builds that it loads. */
export default function loadFromDisk() {
  return {
    name: 'load-from-disk',
    loadEntry: async ({ remoteInfo }: { remoteInfo: { readonly entry: string } }) => __non_webpack_require__(remoteInfo.entry),
  };
}
