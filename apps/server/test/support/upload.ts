import type { Person } from './people.ts'
import type { Answer, World } from './world.ts'

/** Posts one file as a browser's form does. */
export async function upload(
  world: World,
  person: Person,
  url: string,
  file: Buffer,
): Promise<Answer> {
  const boundary = 'the-boundary'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.html"\r\nContent-Type: text/html\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const response = await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      cookie: person.cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  return {
    status: response.statusCode,
    body: response.json(),
    cookies: '',
    headers: response.headers,
  }
}
