// The agent that the commands of docs/agent-lab.md start as my-agent.mjs. It buys one grater over /v1, whatever it was asked.
const parts = [];
for await (const part of process.stdin) parts.push(part);
const { buyer, shops } = JSON.parse(parts.join(""));

async function ask(path, body) {
  const response = await fetch(`${shops[0].base_url}/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return await response.json();
}

const { products } = await ask("/products?q=everyday+grater");
const { cart_id } = await ask("/carts", { action: "add", product_id: products[0].id, quantity: 1 });
const { email, address } = buyer;
const { checkout_id } = await ask(`/carts/${cart_id}/checkout`, { email, address });
await ask(`/checkouts/${checkout_id}/complete`, { payment_token: "success_token" });
console.log(JSON.stringify({ answer: "I have bought one Everyday Grater." }));
