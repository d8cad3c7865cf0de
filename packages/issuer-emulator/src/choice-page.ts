import type { Person } from './person.types.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<"]/g, (found) => ESCAPES[found]!)

/** A page with one button for each person, and one that cancels. */
export const choicePage = (uid: string, people: readonly Person[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo ID</title>
<style>
  body { max-width: 24rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
  button { width: 100%; min-height: 3.5rem; margin: .25rem 0; padding: .5rem 1rem; text-align: left;
    font: inherit; border: 1px solid #bbb; border-radius: .5rem; background: #fff; cursor: pointer }
  small { display: block; color: #555 }
</style>
<h1>Demo ID</h1>
<p>The login page of an issuer, for development. Who is signing in?</p>
<form method="post" action="/interaction/${uid}">
${people.map(choice).join('\n')}
</form>
<form method="post" action="/interaction/${uid}/abort"><button>Cancel</button></form>
</html>
`
const choice = ({ sub, name, email, emailVerified }: Person): string =>
  `<button name="sub" value="${escape(sub)}">${escape(name)}
<small>${email === undefined ? 'no address' : escape(email) + (emailVerified ? '' : ', not verified')}</small></button>`
