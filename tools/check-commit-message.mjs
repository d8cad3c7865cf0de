// Checks a commit message against Conventional Commits: `node tools/check-commit-message.mjs FILE`.
// A few lines instead of commitlint, which would add about a hundred packages for one expression.
import { readFileSync } from 'node:fs'

const TYPES = 'feat|fix|refactor|perf|test|docs|style|build|ci|chore|revert'
const SUBJECT = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9-]+\\))?!?: \\S.*[^.]$`)
const MAX_LENGTH = 72

/** The problems of a commit message; empty when it may be committed. */
export function commitMessageProblems(message) {
  const [subject = '', separator = ''] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return []
  const problems = []
  if (!SUBJECT.test(subject))
    problems.push(
      `The subject must read "type(scope): summary" without a full stop; types: ${TYPES}.`,
    )
  if (subject.length > MAX_LENGTH)
    problems.push(`The subject has ${subject.length} characters; at most ${MAX_LENGTH} fit.`)
  if (separator !== '') problems.push('An empty line must follow the subject.')
  return problems
}

if (process.argv[1] === import.meta.filename) {
  const problems = commitMessageProblems(readFileSync(process.argv[2], 'utf8'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
