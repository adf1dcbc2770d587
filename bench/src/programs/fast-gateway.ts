/** A program of its own: fast-gateway as its documentation shows it, passing on without any check. */
import gateway from 'fast-gateway';

const { PORT, UPSTREAM = '' } = process.env;

const server = gateway({ routes: [{ prefix: '', target: UPSTREAM }] });
void server.start(Number(PORT), '127.0.0.1');
