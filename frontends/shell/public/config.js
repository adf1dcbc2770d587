// Deployments answer this address with their own values; what is left out keeps its default (frontends/kit/src/config/config.ts).
window.__PUSULA__ = {};
