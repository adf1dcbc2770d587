type Answer = { readonly reply: Promise<unknown>; readonly at: number };

/** Answers that parts of a page which open together would each ask for. A failure is nobody's answer. */
export function createRecentAnswers(now: () => number) {
  const answers = new Map<string, Answer>();
  return {
    /** @param ms how old an answer to the same question may be; one that is under way is as good */
    share<T>(question: string, ms: number, ask: () => Promise<T>): Promise<T> {
      const known = answers.get(question);
      if (known && now() - known.at < ms) return known.reply as Promise<T>;
      const reply = ask();
      answers.set(question, { reply, at: now() });
      reply.catch(() => answers.delete(question));
      return reply;
    },
    forget: () => answers.clear(),
  };
}
