/** Runs in the popup that comes back from a provider: hands the answer to the tab that opened it, leaves no trace of it in the address, and closes. */
(() => {
  const CLOSE_AFTER_MS = 100;
  const STILL_OPEN_AFTER_MS = 1_000;

  /** Tokens are read from the fragment alone, which never reaches a server; a refusal may stand in the query (Facebook). */
  const answerInAddress = () => {
    const fragment = new URLSearchParams(location.hash.slice(1));
    const query = new URLSearchParams(location.search);
    return {
      state: fragment.get('state') ?? query.get('state'),
      token: fragment.get('id_token') ?? fragment.get('access_token'),
      error: fragment.get('error') ?? query.get('error'),
      user: null,
    };
  };
  const posted = document.getElementById('answer');
  const answer = posted ? JSON.parse(posted.textContent) : answerInAddress();
  history.replaceState(null, '', location.pathname);
  posted?.remove();

  const channel = new BroadcastChannel('pusula.social');
  channel.postMessage(answer);
  channel.close();
  setTimeout(() => window.close(), CLOSE_AFTER_MS);
  // A browser that does not let the page close itself leaves it to the person.
  setTimeout(() => document.body.classList.add('open'), STILL_OPEN_AFTER_MS);
})();
