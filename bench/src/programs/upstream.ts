/** A program of its own: the smallest service, behind every gateway that is measured. */
import { createServer } from 'node:http';

const BODY = Buffer.from(
  JSON.stringify({
    success: true,
    categories: Array.from({ length: 4 }, (_, n) => ({
      id: String(n),
      parentId: '0',
      nameTr: 'Kariyer koçluğu',
      nameEn: 'Career coaching',
    })),
  }),
);

createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': BODY.byteLength }).end(BODY);
}).listen(Number(process.env.PORT), '127.0.0.1');
