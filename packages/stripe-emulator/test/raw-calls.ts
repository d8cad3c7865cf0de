import { SECRET_KEY } from './emulated.ts'

export const bearer = { authorization: `Bearer ${SECRET_KEY}` }

/** A raw HTTP call, for requests that the SDK does not send. */
export async function post(url: string, body: string, headers: Record<string, string> = bearer) {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  return {
    status: response.status,
    body: (await response.json()) as { error?: Record<string, unknown> },
  }
}
