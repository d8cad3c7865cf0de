import { createFileRoute, redirect } from '@tanstack/react-router'
import { apiQuery } from '../lib/api.ts'
import { load } from '../lib/load.ts'
import { loadMe } from '../lib/session.ts'

export const Route = createFileRoute('/')({
  staticData: { clearHeader: true },
  beforeLoad: async ({ context }) => {
    if (await loadMe(context.queryClient)) throw redirect({ to: '/games' })
  },
  loader: async ({ context }) => { await load(context.queryClient, apiQuery('GET /api/games')) },
  component: () => <h1>Home</h1>,
})
