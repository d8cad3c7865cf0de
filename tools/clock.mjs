// `npm run clock -- "2026-11-28 06:42"`: stops the running development server's clock at that time in Japan and
// runs the jobs due then. `npm run clock -- now` returns to real time; without an argument it shows the clock.
const base = process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`
const argument = process.argv.slice(2).join(' ').trim()

/** Japan local text as an ISO instant; Japan is always at UTC+9. */
function instantOf(text) {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text)
  const milliseconds = match ? Date.parse(`${match[1]}T${match[2]}:00+09:00`) : Number.NaN
  if (Number.isNaN(milliseconds)) {
    console.error('Give a time in Japan as "YYYY-MM-DD HH:mm", or "now" for real time.')
    process.exit(1)
  }
  return new Date(milliseconds).toISOString()
}

async function call(method, path, body) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: base },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    console.error(`No development server answers at ${base}. Start it with: npm start`)
    process.exit(1)
  })
  if (!response.ok) {
    console.error(`${method} ${path}: ${response.status} ${await response.text()}`)
    process.exit(1)
  }
  return response.json()
}

if (argument === '') console.log(await call('GET', '/api/dev/clock'))
else {
  console.log(
    await call('PUT', '/api/dev/clock', { now: argument === 'now' ? null : instantOf(argument) }),
  )
  console.log(await call('POST', '/api/dev/run-due-jobs'))
}
