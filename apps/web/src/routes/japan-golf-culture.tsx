import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/japan-golf-culture')({
  beforeLoad: () => {
    throw redirect({ to: '/japan-golf-guide', statusCode: 301 })
  },
})
