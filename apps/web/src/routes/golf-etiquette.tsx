import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/golf-etiquette')({
  beforeLoad: () => {
    throw redirect({ to: '/japan-golf-guide', statusCode: 301 })
  },
})
