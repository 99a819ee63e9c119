//! The client is embedded from `web/dist`: a new build of it is a new binary.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let client = std::path::Path::new("../../web/dist");
    if client.exists() {
        println!("cargo::rerun-if-changed={}", client.display());
    } else if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!(
            "cargo::warning=web/dist is absent: this binary will have no client (run `make play`, or `npm run build` in web/)"
        );
    }
}
