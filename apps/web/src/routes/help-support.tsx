import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/help-support')({
  beforeLoad: () => {
    throw redirect({ to: '/faq', statusCode: 301 })
  },
})
