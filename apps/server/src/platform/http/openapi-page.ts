import type { OpenApiDocument } from './openapi-contract.ts'

const STYLE = `
body { font: 16px/1.5 system-ui; max-width: 960px; margin: 2rem auto; padding: 0 1rem; background: #07110d; color: #f1f4ec }
summary { cursor: pointer; padding: .6rem 0; border-bottom: 1px solid #24382e }
pre { overflow: auto; background: #12241c; padding: 1rem; border-radius: 8px; font-size: 13px }
b { display: inline-block; min-width: 4.5em; color: #a8d46a }
h3 { font-size: 14px }`

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

function section(title: string, value: unknown): string {
  if (!value) return ''
  return `<h3>${title}</h3><pre>${escape(JSON.stringify(value, null, 1))}</pre>`
}

/** A page without scripts that lists every operation of the document. */
export function openApiPage({ info, paths }: OpenApiDocument): string {
  const title = escape(`${info.title} API`)
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(
      ([method, operation]) => `<details>
<summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(operation.summary ?? '')}</summary>
${section('Parameters', operation.parameters)}
${section('Body', operation.requestBody)}
${section('Responses', operation.responses)}
</details>`,
    ),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title} ${escape(info.version)}</h1>
<p>${escape(info.description ?? '')} Machine-readable: <code>/api/openapi.json</code>.</p>
${operations.join('\n')}
</html>`
}
