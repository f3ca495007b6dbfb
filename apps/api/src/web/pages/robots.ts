/**
 * Crawlers may fetch the pages with questions, because only then do they see the mark that the pages must not be
 * indexed.
 */
export const robotsText = `User-agent: *
Disallow: /v1/
Disallow: /mcp
Disallow: /ucp
Disallow: /early-access/
`;
