//! Has the store built again when it gets a migration.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
