import type { Answer, TestClient } from './world.ts'

/** Valid requests. The tests' clock stands at noon on 20 November 2026 in Japan. */
export const BOOKING = {
  firstName: 'Emily',
  lastName: 'Carter',
  gender: 'female',
  nationality: 'GB',
  phone: '+44 7911 123456',
  email: 'emily@example.com',
  from: '2026-12-01',
  to: '2026-12-05',
  games: 2,
  teeTime: '07:30',
  players: 4,
  caddie: 'with_caddie',
  prefectures: ['Chiba', 'Tokyo'],
  budget: 'under_150',
  contactBy: 'email',
  course: 'Kazusa Obitsu Country Club',
  wishes: 'An English-speaking caddie\nif there is one.',
  recaptchaToken: 'development',
}
export const RENTAL = {
  firstName: 'Emily',
  lastName: 'Carter',
  mobile: '+81 90-1234-5678',
  email: 'emily@example.com',
  days: 2,
  sets: 1,
  teeTime: '2026-12-01 07:42:00',
  courseName: 'Kazusa Obitsu Country Club',
  courseAddress: 'Kimitsu, Chiba',
  shaft: 'regular',
  brands: ['mizuno', 'ping'],
  leftHanded: true,
  requirements: '',
  termsAccepted: true,
  recaptchaToken: 'development',
}
export const CONTACT = {
  name: 'Emily Carter',
  email: 'emily@example.com',
  subject: 'A question',
  message: 'How do I change my tee time?',
  recaptchaToken: 'development',
}

export type Receipt = { id: string; reference: string }
type Refusal = {
  code: string
  message: string
  details?: { path: string; code: string; message: string }[]
}
export const post = (
  world: TestClient,
  path: string,
  body: object,
  cookie?: string,
  headers?: Record<string, string>,
): Promise<Answer<Receipt & Refusal>> =>
  world.call(`POST /api/${path}`, { body, ...(cookie && { cookie }), ...(headers && { headers }) })
/** Problem codes by field path. */
export const problemsOf = (answer: Answer<Refusal>): Record<string, string> =>
  Object.fromEntries((answer.body.details ?? []).map((detail) => [detail.path, detail.code]))

type Mail = { to: string; subject: string; text: string; language: string; template: string }
/** The mails to an address, newest first, after the jobs have run. */
export async function mailsTo(world: TestClient, to: string): Promise<Mail[]> {
  await world.runJobs()
  return (await world.call<Mail[]>('GET /api/dev/outbox', { query: { to } })).body
}
