using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "vehicles", worker = .vehicles)],
  sockets = [(name = "http", address = "127.0.0.1:8080", http = (), service = "vehicles")],
);

const vehicles :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "dist/worker.js"),
    (name = "vpic.bin.gz", data = embed "node_modules/@almanac/vin-data/data/vpic-browser.bin.gz"),
  ],
  compatibilityDate = "2026-11-01",
);
