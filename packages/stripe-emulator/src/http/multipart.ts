import { createHash } from 'node:crypto'
import { badParameter } from '../errors.ts'
import type { FormObject } from './form-body.ts'

/**
 * Reads a multipart body, given as Latin-1 text. A file becomes its name, type, size and digest, and
 * for a PDF the number of its pages.
 */
export function parseMultipart(body: string, contentType: string): FormObject {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1]
  if (!boundary) throw badParameter('Invalid request: the multipart boundary is missing.')
  const form = Object.create(null) as FormObject
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n')
    const head = part.slice(0, end)
    const content = part.slice(end + 4, -2)
    const name = /[; ]name="([^"]*)"/.exec(head)?.[1] ?? ''
    const filename = /filename="([^"]*)"/.exec(head)?.[1]
    if (filename === undefined) {
      form[name] = Buffer.from(content, 'latin1').toString('utf8')
      continue
    }
    form[name] = {
      name: filename,
      type: /content-type: *([^\r\n]+)/i.exec(head)?.[1] ?? '',
      size: String(content.length),
      pages: String(Math.max(1, content.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0)),
      digest: createHash('sha256').update(content, 'latin1').digest('hex'),
    }
  }
  return form
}
