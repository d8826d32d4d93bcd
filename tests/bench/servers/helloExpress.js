/** The smallest Express server. */
import express from 'express';

const app = express();
app.get('/', (_req, res) => {
  res.send('Hello World!');
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
